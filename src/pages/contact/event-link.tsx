import { css, cx } from '@styled/css'
import { link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import type { AnnouncedEvent } from '../../content/events.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/icon.tsx'

const place = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  textStyle: 'label',
})

/** The way back to an event, in the programme or, once it is over, in the archive */
export function EventLink({ event }: { event: AnnouncedEvent }) {
  return (
    <Link
      to="/$lang/training-events"
      params={{ lang: useLanguage() }}
      hash={event.id}
      className={cx(link({ variant: 'quiet' }), place)}
    >
      <Icon of={ArrowLeft} />
      {useT()('nav.training')}
    </Link>
  )
}
