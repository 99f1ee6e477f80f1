import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Marketing d’influence à deux voix, à Varsovie',
    description:
      'Duet, agence de marketing d’influence à Varsovie, réunit marques et créateurs TikTok et Instagram : au moins {minFollowers} abonnés par profil, tous organiques.',
  },
  duet: {
    start: {
      title: 'La moitié d’un duo, à envoyer.',
      lead: 'Huit notes, une voix. Dessinez la vôtre, envoyez le lien : qui l’ouvre joue l’autre moitié.',
      button: 'Dessiner la première voix',
    },
    found: {
      title: 'Voici la moitié d’un duo.',
      lead: 'L’autre cadre est à vous. Ajoutez la seconde voix, puis écoutez les deux.',
      button: 'Ajouter la seconde voix',
    },
    whole: {
      title: 'Maintenant, c’est un duo.',
      lead: 'Deux voix, un seul morceau. Entre créateurs et marques, c’est notre métier.',
      button: 'Écouter',
    },
    hint: 'Touchez ou dessinez les barres. Au clavier : de 1 à 5 pour une note, 0 pour un silence.',
    beat: 'Note {beat}',
    rest: 'silence',
    listen: 'Écouter',
    stop: 'Arrêter',
    send: 'Envoyer l’autre moitié',
    sendBack: 'Renvoyer le duo',
    linkCopied: 'Lien copié. L’autre moitié attend.',
  },
  coreServicesTitle: 'Un bon duo en quatre temps',
  whyPartnerTitle: 'Pourquoi choisir Duet',
  elevateTitle: 'Trouvez l’autre moitié.',
  elevateSubtitle:
    'Dites-nous de quel côté de l’écran vous êtes. Sous {responseHours} heures, du lundi au vendredi, vous recevez une vraie réponse, pas une newsletter.',
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
        'Le ton, l’image, ce que répond la communauté : nous étudions les trois, et le produit qui leur irait bien. Les deux côtés reçoivent nos notes par écrit.',
    },
    sourcing: {
      title: 'À chaque voix son produit',
      description:
        'Nous cherchons la marque et le produit qu’on garderait caméra éteinte, et nous calons le brief, les conditions et les dates avec les deux parties.',
    },
    education: {
      title: 'Formation',
      description:
        'En ligne, sur les outils d’IA et la cybersécurité. On y vient avec ses rushs et son compte ; on en repart avec un montage et une clé d’accès.',
    },
  },
  whyChoosePoints: [
    'Ni abonnés achetés ni pods. Une courbe qui bondit ? Nous demandons pourquoi.',
    'Un seul contact à Varsovie, qui connaît le brief et la personne à l’écran.',
    'Rémunération, droits d’utilisation, délais : ce qui compte est écrit.',
    'Le brief dit quoi. Celle ou celui qui filme décide comment.',
    'Des liens de suivi dans chaque campagne : chaque clic dit d’où il vient.',
    'Sept langues, et le bilan dans la vôtre.',
  ],
} satisfies NamespaceHomePageTranslation
