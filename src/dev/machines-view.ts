import mermaid from 'mermaid'
import {
  type EventRequest,
  INSPECTOR_MARK,
  isFromInspector,
  type MachineReport,
} from './inspector-messages.ts'

/** The live view itself: the site in a frame, and beside it the machine that is chosen. */

const MOST_EVENTS = 200

interface Watched {
  report: MachineReport
  log: string[]
}

/** By the name of the machine: of an actor that started anew, the last one counts. */
const machines = new Map<string, Watched>()
let chosen: string | undefined

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

const site = make('iframe', {
  title: 'The site',
  src: new URLSearchParams(location.search).get('page') ?? '/',
})
const tabs = make('nav', { ariaLabel: 'Machines' })
const diagram = make('div', { className: 'diagram' })
const fit = make('input', { type: 'checkbox', onchange: frame })
const tags = make('p')
const offers = make('div', { className: 'offers' })
const context = make('pre')
const log = make('ol', { reversed: true })

document.body.append(
  site,
  make(
    'main',
    {},
    tabs,
    make('label', {}, fit, ' The whole diagram at once'),
    diagram,
    tags,
    make('h2', {}, 'Send an event'),
    offers,
    make('h2', {}, 'Context'),
    context,
    make('h2', {}, 'Events, the newest first'),
    log,
  ),
)

// A press here leaves the focus in the site: losing it is an event for the machines.
for (const buttons of [tabs, offers]) {
  buttons.addEventListener('mousedown', (event) => event.preventDefault())
}

window.addEventListener('message', ({ data, origin, source }) => {
  if (origin !== location.origin || source !== site.contentWindow) return
  if (!isFromInspector<MachineReport>(data)) return
  const watched = machines.get(data.machine) ?? { report: data, log: [] }
  watched.report = data
  watched.log.unshift(data.event.replace(/\s+/g, ' '))
  watched.log.splice(MOST_EVENTS)
  machines.set(data.machine, watched)
  chosen ??= data.machine
  show()
})

function show(): void {
  tabs.replaceChildren(
    ...[...machines].map(([machine, { report }]) =>
      make(
        'button',
        {
          ariaPressed: String(machine === chosen),
          onclick: () => {
            chosen = machine
            show()
          },
        },
        report.isStopped ? `${machine} (stopped)` : machine,
      ),
    ),
  )
  const watched = chosen === undefined ? undefined : machines.get(chosen)
  if (!watched) return
  const { report } = watched
  void draw(report.diagram)
  tags.textContent = report.tags.length > 0 ? `Tags: ${report.tags.join(', ')}` : 'No tags'
  context.textContent = report.context
  offers.replaceChildren(
    ...report.offers.map((offer) =>
      make(
        'button',
        { onclick: () => send({ mark: INSPECTOR_MARK, actor: report.actor, offer }) },
        offer,
      ),
    ),
  )
  log.replaceChildren(...watched.log.map((event) => make('li', {}, event)))
}

const send = (request: EventRequest) => site.contentWindow?.postMessage(request, location.origin)

let wanted = ''
let drawn = ''
let isDrawing = false

/** Draws the newest diagram that is wanted; those that came meanwhile are skipped. */
async function draw(text: string): Promise<void> {
  wanted = text
  if (isDrawing) return
  isDrawing = true
  while (drawn !== wanted) {
    const next = wanted
    const { svg } = await mermaid.render('machine', next)
    diagram.innerHTML = svg
    drawn = next
    frame()
  }
  isDrawing = false
}

/** Shows the whole diagram or, at its own size, the part where the current state is. */
function frame(): void {
  diagram.toggleAttribute('data-fit', fit.checked)
  const { left, top } = diagram.getBoundingClientRect()
  const state = [...diagram.querySelectorAll('.node.active, .cluster.active')].at(-1)
  const place = state?.getBoundingClientRect()
  if (!place) return
  diagram.scrollBy({
    left: place.x + place.width / 2 - left - diagram.clientWidth / 2,
    top: place.y + place.height / 2 - top - diagram.clientHeight / 2,
  })
}

mermaid.initialize({
  startOnLoad: false,
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'neutral',
  state: { useMaxWidth: false },
})
