import ts from 'typescript'

/**
 * The comments of a `*.machine.ts` file by what they stand before: `guards.isHeld`,
 * `states.toast.states.present`, the type of an event, or `machine`.
 */
export function readComments(source: string): Map<string, string> {
  const comments = new Map<string, string>()

  const note = (key: string, position: number) => {
    const ranges = ts.getLeadingCommentRanges(source, position) ?? []
    const comment = ranges.map(({ pos, end }) => plain(source.slice(pos, end))).join(' ')
    if (comment) comments.set(key, comment)
  }

  /** The comment on a member of a union stands before its `|`. */
  function noteEvents(type: ts.TypeNode): void {
    let position = type.pos
    for (const event of ts.isUnionTypeNode(type) ? type.types : [type]) {
      const name = /type: '([^']+)'/.exec(event.getText())?.[1]
      if (name) note(name, position)
      position = event.end
    }
  }

  function visit(node: ts.Node, path: string[]): void {
    const here = ts.isPropertyAssignment(node) ? [...path, node.name.getText()] : path
    if (ts.isPropertyAssignment(node)) note(here.join('.'), node.pos)
    if (ts.isTypeAliasDeclaration(node) && node.name.text.endsWith('Event')) noteEvents(node.type)
    if (ts.isVariableStatement(node) && node.getText().includes('.createMachine(')) {
      note('machine', node.pos)
    }
    ts.forEachChild(node, (child) => visit(child, here))
  }

  visit(ts.createSourceFile('machine.ts', source, ts.ScriptTarget.Latest, true), [])
  return comments
}

/** The text of a comment; an empty line in it stays one. */
const plain = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim()
