import ts from 'typescript'

/** What the comments of a machine's file say about its parts. */
export interface Comments {
  machine: string
  /** By the path of its keys: `toast.present` */
  states: Map<string, string>
  events: Map<string, string>
  guards: Map<string, string>
  actions: Map<string, string>
  delays: Map<string, string>
}

/** Reads the comments of a `*.machine.ts` file: of the machine, its events, states and parts. */
export function readComments(source: string): Comments {
  const file = ts.createSourceFile('machine.ts', source, ts.ScriptTarget.Latest, true)
  const comments = noComments()

  const note = (notes: Map<string, string>, key: string, position: number) => {
    const comment = commentAt(source, position)
    if (comment) notes.set(key, comment)
  }

  function visitEvents({ type, pos }: ts.TypeAliasDeclaration): void {
    const kinds = ts.isUnionTypeNode(type) ? type.types : [type]
    const first = ts.isUnionTypeNode(type) ? type.pos : pos
    for (const [index, kind] of kinds.entries()) {
      const event = /type: '([^']+)'/.exec(kind.getText())?.[1]
      if (event) note(comments.events, event, kinds[index - 1]?.end ?? first)
    }
  }

  function visitSetup(config: ts.ObjectLiteralExpression): void {
    for (const part of ['guards', 'actions', 'delays'] as const) {
      for (const property of propertiesOf(member(config, part))) {
        note(comments[part], property.name.getText(), property.pos)
      }
    }
  }

  function visitStates(state: ts.ObjectLiteralExpression, path: string[]): void {
    for (const property of propertiesOf(member(state, 'states'))) {
      const here = [...path, property.name.getText()]
      note(comments.states, here.join('.'), property.pos)
      if (ts.isObjectLiteralExpression(property.initializer)) {
        visitStates(property.initializer, here)
      }
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeAliasDeclaration(node) && node.name.text.endsWith('Event')) visitEvents(node)
    if (ts.isVariableStatement(node) && node.getText().includes('.createMachine(')) {
      comments.machine = commentAt(source, node.pos)
    }
    const [argument] = ts.isCallExpression(node) ? node.arguments : []
    if (ts.isCallExpression(node) && argument && ts.isObjectLiteralExpression(argument)) {
      const callee = node.expression.getText()
      if (callee === 'setup') visitSetup(argument)
      if (callee.endsWith('.createMachine')) visitStates(argument, [])
    }
    ts.forEachChild(node, visit)
  }

  visit(file)
  return comments
}

const noComments = (): Comments => ({
  machine: '',
  states: new Map(),
  events: new Map(),
  guards: new Map(),
  actions: new Map(),
  delays: new Map(),
})

const commentAt = (source: string, position: number): string =>
  (ts.getLeadingCommentRanges(source, position) ?? [])
    .map(({ pos, end }) => plain(source.slice(pos, end)))
    .join(' ')

const member = (object: ts.ObjectLiteralExpression, name: string): ts.Node | undefined =>
  propertiesOf(object).find((property) => property.name.getText() === name)?.initializer

const propertiesOf = (node: ts.Node | undefined): ts.PropertyAssignment[] =>
  node && ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : []

/** The text of a comment; an empty line in it stays one. */
const plain = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim()
