import { type FieldName, fieldOf } from '../../src/contact/fields.ts'

export const isChoice = (name: FieldName): boolean => fieldOf(name).kind === 'choice'

/** The role of a field's control. */
export const roleOf = (name: FieldName) => (isChoice(name) ? 'combobox' : 'textbox')
