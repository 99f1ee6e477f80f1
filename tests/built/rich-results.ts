/** What Google's documentation of rich results asks of the types that the site uses. */

type Node = Record<string, unknown>

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isTime = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(value)
const isDate = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

type Check = (value: unknown) => boolean

const isTrail: Check = (value) =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.every(
    (item: Node, index) => item.position === index + 1 && isText(item.name) && isAddress(item.item),
  )

const isPlace: Check = (value) =>
  isNode(value) &&
  (value['@type'] === 'VirtualLocation' ? isAddress(value.url) : isNode(value.address))

const REQUIRED: Record<string, Record<string, Check>> = {
  Organization: {
    name: isText,
    url: isAddress,
    logo: isAddress,
    contactPoint: isNode,
    address: isNode,
  },
  WebSite: { name: isText, url: isAddress },
  WebPage: { name: isText, url: isAddress, inLanguage: isText },
  ContactPage: { name: isText, url: isAddress, inLanguage: isText },
  BreadcrumbList: { itemListElement: isTrail },
  BlogPosting: {
    headline: isText,
    image: isAddress,
    datePublished: isDate,
    dateModified: isDate,
    author: isNode,
  },
  Event: {
    name: isText,
    startDate: isTime,
    endDate: isTime,
    eventAttendanceMode: isAddress,
    eventStatus: isAddress,
    location: isPlace,
    organizer: isNode,
  },
}

/** Nodes that are named (`{ '@id': … }`) without being there. */
function danglingNames(graph: readonly Node[]): string[] {
  const ids = new Set(graph.map((node) => node['@id']))
  const names = graph.flatMap((node) =>
    Object.values(node).flatMap((value) =>
      isNode(value) && Object.keys(value).length === 1 && '@id' in value ? [value['@id']] : [],
    ),
  )
  return names.filter((name) => !ids.has(name)).map((name) => `nothing is called ${name}`)
}

/** What is wrong with the nodes of a page, as sentences. */
export function richResultFaults(graph: readonly Node[]): string[] {
  const faults = graph.flatMap((node) => {
    const type = String(node['@type'])
    const required = REQUIRED[type]
    if (!required) return [`no rules for the type ${type}`]
    return Object.entries(required)
      .filter(([name, check]) => !check(node[name]))
      .map(([name]) => `${type}.${name} is missing or malformed`)
  })
  return [...faults, ...danglingNames(graph)]
}
