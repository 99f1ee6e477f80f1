import type { NamespaceForBrandsPageTranslation } from '../../i18n-types.ts'

export default {
  pageTitle: 'Wy macie brief. My znajdziemy głos.',
  advantages: [
    {
      title: 'Zasięg pod właściwy adres',
      description:
        'Dobieramy twórców według odbiorców, języka i rynku. Wasz budżet pracuje na uwagę ludzi, na których Wam zależy.',
    },
    {
      title: 'Zaangażowanie, które odpisuje',
      description:
        'Nasi twórcy mają co najmniej {minFollowers} organicznych obserwujących. Komentarze czyta się u nich jak rozmowy, bo to są rozmowy.',
    },
    {
      title: 'Wyniki czarno na białym',
      description:
        'Linki śledzące i kody rabatowe, uzgodnione wskaźniki i jeden raport końcowy: po lewej wydatki, po prawej zwrot z inwestycji.',
    },
    {
      title: 'Pomysły skrojone pod feed',
      description:
        'Koncepcje kampanii pisane razem z twórcą, z myślą o pionowym wideo i pierwszych dwóch sekundach.',
    },
    {
      title: 'Sieć sprawdzona profil po profilu',
      description:
        'Ton, estetyka, jakość odbiorców: sprawdzamy każdy profil, na każdym rynku, zanim trafi na Waszą shortlistę.',
    },
  ],
  ctaTitle: 'Prawy kadr jest wolny.',
  ctaSubtitle:
    'Napiszcie, o jaki produkt, rynek i termin chodzi. Zaproponujemy twórców, którzy pasują, i uzasadnimy każdy wybór.',
  ctaButton: 'Zacznijmy współpracę',
} satisfies NamespaceForBrandsPageTranslation
