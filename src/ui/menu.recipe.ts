import { defineSlotRecipe } from '@pandacss/dev'

const chosen = {
  bg: 'sunken',
  _forcedColors: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
}

/** A menu that opens from a button: languages, and what can be done with a post. */
export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['trigger', 'content', 'item', 'mark', 'code'],
  staticCss: ['*'],
  base: {
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      height: 'target',
      minWidth: 'target',
      px: '3',
      textStyle: 'actionSm',
      bg: 'sunken',
      border: '2px solid transparent',
      borderRadius: 'md',
      cursor: 'pointer',
      transition: 'background {durations.fast}, color {durations.fast}',
      _hover: { borderColor: 'text' },
      _open: { bg: 'unison', color: 'onUnison' },
    },
    content: {
      // The positioner takes its layer from here.
      zIndex: 'dropdown',
      // Large text, or a low window: as much as there is room for.
      minWidth: 'min(15rem, var(--available-width))',
      maxWidth: 'var(--available-width)',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      padding: '2',
      color: 'text',
      bg: 'surface',
      borderRadius: 'lg',
      boxShadow: 'pop',
      outline: 'none',
      transformOrigin: 'var(--transform-origin)',
      _forcedColors: { border: '1px solid CanvasText' },
      '&[data-state=open]': {
        animation: 'fadeIn {durations.instant}',
        _motionSafe: { animation: 'menuIn {durations.fast} {easings.out}' },
      },
      '&[data-state=closed]': { animation: 'fadeOut {durations.instant} forwards' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'target',
      px: '3',
      py: '1.5',
      textStyle: 'body',
      fontWeight: '500',
      lineHeight: '1.3',
      textAlign: 'start',
      borderRadius: '20px',
      cursor: 'pointer',
      outline: 'none',
      _hover: chosen,
      '&:is([data-highlighted], [data-state=open])': chosen,
      '&[data-highlighted]': { boxShadow: 'inset 0 0 0 2px {colors.focus}' },
      '& > :nth-last-child(2)': { marginInlineEnd: 'auto' },
    },
    mark: { flex: 'none', width: '1.15rem', '& svg': { width: 'full', height: 'auto' } },
    code: {
      textStyle: 'actionSm',
      textTransform: 'uppercase',
      letterSpacing: '0.04em',
    },
  },
  variants: {
    kind: {
      actions: {},
      /** One of the items is the current one. */
      choice: {
        item: {
          '&[aria-checked=true]': { bg: 'creator', color: 'onCreator' },
        },
      },
    },
  },
  defaultVariants: { kind: 'actions' },
})
