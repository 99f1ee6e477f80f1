import * as z from 'zod'

/** What Google's documentation of rich results asks of the types that the site uses. */

type Node = Record<string, unknown>

const text = z.string().trim().min(1)
const address = z.url({ protocol: /^https?$/ })
// With seconds or without
const time = z.iso.datetime({ offset: true }).or(z.iso.datetime({ offset: true, precision: -1 }))
const node = z.looseObject({})
const page = { name: text, url: address, inLanguage: text }

const nodeOf = <Shape extends z.core.$ZodLooseShape>(type: string, shape: Shape) =>
  z.object({ '@type': z.literal(type), ...shape })

const NODE = z.discriminatedUnion('@type', [
  nodeOf('Organization', {
    name: text,
    url: address,
    logo: address,
    contactPoint: node,
    address: node,
  }),
  nodeOf('WebSite', { name: text, url: address }),
  nodeOf('WebPage', page),
  nodeOf('ContactPage', page),
  nodeOf('BreadcrumbList', {
    itemListElement: z
      .array(z.object({ position: z.int(), name: text, item: address }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
  nodeOf('BlogPosting', {
    headline: text,
    image: address,
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: node,
  }),
  nodeOf('Event', {
    name: text,
    startDate: time,
    endDate: time,
    eventAttendanceMode: address,
    eventStatus: address,
    location: z.discriminatedUnion('@type', [
      nodeOf('VirtualLocation', { url: address }),
      nodeOf('Place', { address: node }),
    ]),
    organizer: node,
  }),
])

/** Nodes that are named (`{ '@id': … }`) without being there. */
function danglingNames(graph: readonly Node[]): string[] {
  const ids = new Set(graph.map((each) => each['@id']))
  const names = graph.flatMap((each) =>
    Object.values(each).flatMap((value) => {
      const { data } = z.strictObject({ '@id': z.string() }).safeParse(value)
      return data ? [data['@id']] : []
    }),
  )
  return names.filter((name) => !ids.has(name)).map((name) => `nothing is called ${name}`)
}

/** What is wrong with the nodes of a page, as sentences. */
export function richResultFaults(graph: readonly Node[]): string[] {
  const faults = graph.flatMap((each) =>
    (NODE.safeParse(each).error?.issues ?? []).map(
      ({ path, message }) => `${each['@type']}.${path.join('.')}: ${message}`,
    ),
  )
  return [...faults, ...danglingNames(graph)]
}
