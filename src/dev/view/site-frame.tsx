import { type RefObject, useEffect } from 'react'

interface SiteFrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  page: string
}

/** The site in a frame as wide as a phone, focused once it has loaded. */
export function SiteFrame({ frame, page }: SiteFrameProps) {
  useEffect(() => frame.current?.focus(), [frame])
  return (
    <iframe
      ref={frame}
      className="site"
      title="The site"
      src={page}
      onLoad={() => frame.current?.contentWindow?.focus()}
    />
  )
}
