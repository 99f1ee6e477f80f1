import { type RefObject, useEffect, useRef, useState } from 'react'
import { keepFocus } from './keep-focus.ts'
import { useSize } from './use-size.ts'

const WIDTHS = [390, 768, 1280]

interface SiteFrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  page: string
}

/** The site, as wide as a device and as small as its place; it has the focus when it is there. */
export function SiteFrame({ frame, page }: SiteFrameProps) {
  const [width, setWidth] = useState(WIDTHS[0])
  const place = useRef<HTMLDivElement>(null)
  const size = useSize(place)
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
      <div ref={place} className="site-place">
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
