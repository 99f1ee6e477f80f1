import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Marketing d’influence à deux voix, à Varsovie',
    description:
      'Duet, agence de marketing d’influence à Varsovie, réunit marques et créateurs TikTok et Instagram : au moins {minFollowers} abonnés par profil, tous organiques.',
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
