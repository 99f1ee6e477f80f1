import type { SharedTexts } from '../types.ts'

const fr = {
  agencyName: 'Duet',
  nav: {
    home: 'Accueil',
    forInfluencers: 'Côté créateurs',
    forBrands: 'Côté marques',
    blog: 'Blog',
    training: 'Ateliers et webinaires',
    contact: 'Contact',
  },
  hero: {
    title: 'La pub se joue à deux.',
    subtitle:
      'Duet est une agence de marketing d’influence : nous associons les marques à des créateurs et créatrices TikTok et Instagram. Chaque profil compte au moins {minFollowers} abonnés, gagnés un par un. Deux voix, une seule vidéo.',
    ctaInfluencer: 'Je fais des vidéos',
    ctaBrand: 'J’ai une marque',
  },
  specimens: {
    note: 'Spécimens : format réel, détails inventés.',
    label: 'Spécimen',
    profileAnalysis: {
      title: 'Analyse de profil',
      subject: '@profil.exemple',
      rows: [
        { label: 'Voix', text: 'Parle comme à une amie. Ne crie jamais.' },
        { label: 'Esthétique', text: 'Lumière du jour, gros plans, peu de coupes.' },
        { label: 'Communauté', text: 'Pose des questions, revient lire la réponse.' },
      ],
      verdict: { label: 'Conclusion', text: 'Pour un produit qui a une histoire à raconter.' },
    },
    agreement: {
      title: 'L’accord en une page',
      subject: 'Signé avant le premier clap',
      rows: [
        { label: 'Rémunération', text: 'Une somme, et ce qu’elle couvre' },
        { label: 'Droits d’utilisation', text: 'Canaux, durée, exclusivité ou non' },
        { label: 'Délais', text: 'V1, un retour groupé, publication' },
        { label: 'Date de paiement', text: 'Un jour fixé d’avance' },
        { label: 'Mention de pub', text: 'Quel mot, à quel endroit, qui vérifie' },
      ],
      creator: 'Créateur',
      brand: 'Marque',
      agency: 'Agence',
    },
    clause: {
      title: 'Droits d’utilisation',
      subject: 'Une clause, noir sur blanc',
      rows: [
        { label: 'Canaux', text: 'Comptes TikTok et Instagram de la marque' },
        { label: 'Durée', text: 'Jusqu’au 30 juin' },
        { label: 'En publicité', text: 'Non, sauf nouvelle rémunération' },
        { label: 'Exclusivité', text: 'Pas d’autre parfum pendant 30 jours' },
      ],
    },
    report: {
      title: 'Bilan de campagne',
      subject: 'Après la dernière publication',
      rows: [
        { label: 'Liens de suivi', text: 'Une ligne par lien et par code' },
        { label: 'Indicateurs', text: 'Vues, enregistrements, ventes : selon l’accord' },
        { label: 'La prochaine fois', text: 'Ce qu’on garde, ce qu’on change' },
        { label: 'Langue', text: 'Au choix parmi sept' },
      ],
      views: 'Vues',
      saves: 'Enregistrements',
      sales: 'Ventes',
      agreed: 'Objectif convenu',
    },
  },
  footer: {
    subtitle: 'Créateurs et marques. Deux voix, un seul écran.',
    rights: 'Tous droits réservés.',
    quickLinks: 'Accès rapide',
    connectWithUs: 'Restons en lien',
    email: '{email}',
    phone: '{phone}',
    languages: 'Toutes les langues',
  },
  langSwitcher: {
    current: 'Langue actuelle : {language}',
    open: 'Choisir une langue',
    failed: {
      title: 'Changement de langue impossible',
      description: 'La page reste en {language} pour l’instant. Un nouvel essai peut suffire.',
    },
  },
  dates: {
    day: '{day}{day|{1:er,*:}}',
    dayAndMonth: '{day} {month}',
    date: '{dayAndMonth} {year}',
    dateWithWeekday: '{weekday} {date}',
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
    weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  },
  ui: {
    skipToContent: 'Aller au contenu',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    mainNavigation: 'Navigation principale',
    loading: 'Chargement',
    notifications: 'Notifications ({hotkey})',
    dismiss: 'Fermer',
    opensInNewTab: 's’ouvre dans un nouvel onglet',
    by: 'Par {author}',
    copyFailed: 'Copie impossible',
    copyByHand: 'Lien à copier',
    chooseLanguage: 'Choisissez votre langue',
    notStarted:
      'Une partie du site n’a pas pu se charger. Les textes et les liens restent accessibles.',
    offline: {
      title: 'Pas de connexion',
      description: 'Rien n’est perdu. Il suffira de réessayer quand la connexion reviendra.',
    },
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'L’image et le son ne sont plus d’accord. Recharger la page suffit souvent.',
    home: 'Retour à l’accueil',
    reload: 'Recharger la page',
    notFound: {
      title: 'Il manque une moitié.',
      lead: 'Rien à cette adresse : la page a déménagé, ou n’a jamais existé. Tout le reste est là.',
      article: 'Dernier article',
      game: 'Un jeu à deux',
    },
  },
} satisfies SharedTexts

export default fr
