import { type RefObject, useEffect, useRef, useState } from 'react'
import { keepFocus } from './keep-focus.ts'
import { useSize } from './use-size.ts'

const WIDTHS = [390, 768, 1280]

interface SiteFrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  page: string
}

/** The site in an iframe: as wide as a device, scaled to fit, focused once it has loaded. */
export function SiteFrame({ frame, page }: SiteFrameProps) {
  const [width, setWidth] = useState(WIDTHS[0])
  const container = useRef<HTMLDivElement>(null)
  const size = useSize(container)
  const scale = size && width ? Math.min(1, size.width / width) : 1

  useEffect(() => frame.current?.focus(), [frame])

  return (
    <section className="site" aria-label="The site">
      <fieldset className="widths">
        <legend>Width of the site</legend>
        {WIDTHS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === width}
            onMouseDown={keepFocus}
            onClick={() => setWidth(each)}
          >
            {each}
          </button>
        ))}
      </fieldset>
      <div ref={container} className="site-container">
        <iframe
          ref={frame}
          title="The site"
          src={page}
          style={{
            width,
            height: size ? size.height / scale : '100%',
            transform: `scale(${scale})`,
          }}
          onLoad={() => frame.current?.contentWindow?.focus()}
        />
      </div>
    </section>
  )
}
