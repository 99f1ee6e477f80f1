import { defineRecipe } from '@pandacss/dev'

const NETWORKS = ['instagram', 'twitter', 'linkedin', 'facebook', 'youtube'] as const

/** `mask-position` of a network's logo in the sprite */
const positionOf = (index: number) => `${(index * 100) / (NETWORKS.length - 1)}% 0`

/** The logo of a social network in the current text colour. */
export const socialIcon = defineRecipe({
  className: 'social-icon',
  staticCss: ['*'],
  base: {
    width: 'icon',
    height: 'icon',
    bg: 'current',
    maskImage: "url('./social-icons.svg')",
    maskSize: `${NETWORKS.length * 100}% 100%`,
    _forcedColors: { bg: 'LinkText', forcedColorAdjust: 'none' },
  },
  variants: {
    network: Object.fromEntries(
      NETWORKS.map((network, index) => [network, { maskPosition: positionOf(index) }]),
    ) as Record<(typeof NETWORKS)[number], { maskPosition: string }>,
  },
})
