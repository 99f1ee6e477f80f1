import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Agence de marketing d’influence à deux voix',
    description:
      'Duet, agence de marketing d’influence à Varsovie, réunit marques et créateurs TikTok et Instagram, à partir de {minFollowers} abonnés organiques.',
  },
  duet: {
    start: {
      title: 'Jouez la moitié d’un duo.',
      lead: 'Huit notes, une voix. Dessinez la vôtre, envoyez le lien : la personne qui l’ouvre joue l’autre moitié.',
      button: 'Dessiner la première voix',
    },
    found: {
      title: 'Voici la moitié d’un duo.',
      lead: 'L’autre moitié est à vous. Ajoutez la seconde voix, puis écoutez les deux.',
      button: 'Ajouter la seconde voix',
    },
    whole: {
      title: 'Maintenant, c’est un duo.',
      lead: 'Réunir deux voix, c’est aussi notre métier.',
      button: 'Écouter',
    },
    sample: {
      title: 'Un duo d’essai.',
      lead: 'La seconde voix n’est qu’un exemple. La vraie viendra de la personne qui recevra votre lien.',
      button: 'Écouter une réponse',
    },
    hint: {
      touch: 'Touchez ou dessinez les barres.',
      keys: 'Dessinez les barres, ou tapez huit chiffres : 1 à 5 pour une note, 0 pour un silence.',
    },
    beat: 'Temps {beat}',
    note: 'hauteur {note} sur {highest}',
    rest: 'silence',
    voice: 'Voix {voice} : {notes}',
    noScript: 'Pour écouter, activez JavaScript.',
    listen: 'Écouter',
    stop: 'Arrêter',
    send: 'Envoyer ma voix',
    sendBack: 'Renvoyer le duo',
    linkCopied: 'Lien copié. Il ne reste qu’à l’envoyer.',
    forReal: 'Pour un vrai duo, c’est par ici :',
  },
  coreServicesTitle: 'Un bon duo en quatre temps',
  whyPartnerTitle: 'Prenez-⁠nous au mot',
  elevateTitle: 'Trouvez l’autre moitié.',
  elevateSubtitle:
    'Dites-nous de quel côté de l’écran vous êtes. Nous répondons sous {responseHours} heures, en semaine, et jamais par une newsletter.',
  elevateButtons: {
    influencer: 'Je postule',
    brand: 'J’envoie mon brief',
  },
  services: {
    scouting: {
      title: 'Repérage de talents',
      description:
        'À {minFollowers} abonnés organiques, nous ouvrons l’œil. Ensuite, nous arrêtons de compter et nous lisons les commentaires.',
    },
    analysis: {
      title: 'Analyse de profil',
      description:
        'Le ton, l’image, ce que répond la communauté : nous étudions les trois et en déduisons le produit qui va avec. Le créateur ou la créatrice reçoit nos notes par écrit ; la marque ne les lit qu’avec son accord.',
    },
    sourcing: {
      title: 'À chaque voix son produit',
      description:
        'Nous cherchons le produit qu’on utiliserait aussi caméra éteinte, et nous calons le brief, les conditions et les dates avec les deux parties.',
    },
    education: {
      title: 'Ateliers',
      description:
        'En ligne, sur les outils d’IA et la cybersécurité. On vient avec ses rushs et son compte, on repart avec une vidéo montée et un compte bien protégé.',
    },
  },
  whyChoosePoints: [
    'Des audiences vérifiées, statistiques en main. Une courbe qui bondit ? Nous demandons pourquoi.',
    'Un seul contact à Varsovie, qui connaît le brief et la personne à l’écran.',
    'Rémunération, droits d’utilisation, délais : par écrit, avant le tournage.',
    'Le brief fixe le fond. La forme revient à la personne qui filme.',
    'Des liens de suivi dans chaque campagne : on sait d’où viennent les clics.',
    'Sept langues, et le bilan dans la vôtre.',
  ],
} satisfies Texts['homePage']
