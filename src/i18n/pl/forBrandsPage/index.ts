import type { NamespaceForBrandsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Dla marek: twórcy, którym odbiorcy wierzą',
    description:
      'Zasięg w punkt, prawdziwe zaangażowanie i wyniki czarno na białym. Pracujemy ze sprawdzoną międzynarodową siecią twórców.',
  },
  pageTitle: 'Wy macie brief. My znajdziemy głos.',
  lead: 'Napiszcie, jaki produkt, rynek i termin macie na myśli. Dobierzemy twórców, którzy mają co najmniej {minFollowers} organicznych obserwujących, a warunki ustalimy na piśmie.',
  next: {
    title: 'Co dalej?',
    who: 'Kto',
    when: 'Kiedy',
    receive: 'Otrzymujecie',
    steps: [
      {
        title: 'Wysyłacie brief',
        who: 'Wy',
        when: 'O dowolnej porze',
        receive: 'Potwierdzenie na ekranie, gdy tylko dotrze',
      },
      {
        title: 'Odpisujemy',
        who: 'Osoba do kontaktu w Warszawie',
        when: 'W dni robocze, w ciągu {responseHours} godzin',
        receive: 'Następny krok, a potem propozycje twórców, każdą z uzasadnieniem',
      },
      {
        title: 'Najpierw umowa, potem kamera',
        who: 'Wy, twórca i my',
        when: 'Warunki przed nagraniem, raport po kampanii',
        receive: 'Warunki na jednej stronie i raport końcowy: wydatki obok zwrotu z inwestycji',
      },
    ],
  },
  advantagesTitle: 'Na co pracuje Wasz budżet',
  advantages: {
    reach: {
      title: 'Zasięg pod właściwy adres',
      description:
        'Dobieramy twórców według odbiorców, języka i rynku. Wasz budżet pracuje na uwagę ludzi, na których Wam zależy.',
    },
    engagement: {
      title: 'Zaangażowanie, które odpisuje',
      description:
        'Nasi twórcy mają co najmniej {minFollowers} organicznych obserwujących. Komentarze czyta się u nich jak rozmowy, bo to są rozmowy.',
    },
    results: {
      title: 'Wyniki czarno na białym',
      description:
        'Linki śledzące i kody rabatowe, uzgodnione wskaźniki i jeden raport końcowy: po lewej wydatki, po prawej zwrot z inwestycji.',
    },
    ideas: {
      title: 'Pomysły skrojone pod feed',
      description:
        'Koncepcje kampanii pisane razem z twórcą, z myślą o pionowym wideo i pierwszych dwóch sekundach.',
    },
    network: {
      title: 'Sieć sprawdzona profil po profilu',
      description:
        'Ton, estetyka, jakość odbiorców: na każdym rynku badamy to wszystko, zanim twórca trafi na Waszą shortlistę.',
    },
  },
  ctaTitle: 'Prawy kadr jest wolny.',
  ctaSubtitle:
    'Napiszcie, o jaki produkt, rynek i termin chodzi. Zaproponujemy twórców, którzy pasują, i uzasadnimy każdy wybór.',
  ctaButton: 'Zacznijmy współpracę',
} satisfies NamespaceForBrandsPageTranslation
