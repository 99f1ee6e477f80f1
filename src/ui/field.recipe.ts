import { defineSlotRecipe } from '@pandacss/dev'

/** A form field: label, control, hint and error. */
export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'required', 'control', 'notes', 'hint', 'error'],
  base: {
    root: { display: 'grid', gap: '1', alignContent: 'start' },
    label: { textStyle: 'label' },
    required: { fontWeight: '400', color: 'textMuted' },
    control: {
      width: 'full',
      minHeight: 'control',
      // Leaves room for the label below the sticky header.
      scrollMarginTop: '12',
      px: '4',
      py: '3',
      textStyle: 'body',
      color: 'text',
      bg: 'surface',
      border: '2px solid {colors.lineStrong}',
      borderRadius: 'md',
      transition: 'border-color {durations.fast}',
      _placeholder: { color: 'textMuted' },
      // Hovering must not hide that a field is invalid or locked.
      _hover: { '&:not([aria-invalid=true], [aria-disabled=true])': { borderColor: 'text' } },
      _focusVisible: { borderColor: 'text', outlineOffset: '2px' },
      _invalid: {
        borderColor: 'danger',
        borderInlineStartWidth: '10px',
        paddingInlineStart: '2',
        _focusVisible: { borderColor: 'danger' },
      },
      _unavailable: { bg: 'sunken', borderColor: 'line', color: 'textMuted' },
    },
    /** In a row where they have room */
    notes: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '2' },
    hint: { textStyle: 'small', color: 'textMuted' },
    error: {
      display: 'flex',
      gap: '2',
      textStyle: 'small',
      fontWeight: '500',
      color: 'danger',
      '& svg': { flex: 'none', width: '1.125rem', height: '1.4rem' },
    },
  },
})
