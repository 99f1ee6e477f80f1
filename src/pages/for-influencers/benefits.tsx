import { css, cx } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { OverlappingPanels } from '../../sections/overlapping-panels.tsx'
import { Sheet } from '../../sections/specimens/sheet.tsx'
import { Signatures } from '../../sections/specimens/signatures.tsx'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'

const pictures = import.meta.glob<string>('../../content/art/benefit-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** What creators have of us and of each other; their texts are `forInfluencersPage.benefits`. */
const OWN = ['growth', 'training', 'community'] as const

const styles = {
  heading: css({ mb: '8' }),
  own: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(3, minmax(0, 1fr))' },
    gap: '8',
  }),
  /** Its picture is beside the text where there is room for both. */
  benefit: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'start',
    columnGap: '8',
    rowGap: '4',
    '& img': { width: '[min(11rem, 40vw)]' },
  }),
  /** Beside others: their titles, and their texts, begin on one line. */
  inRow: css({
    xl: {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      alignItems: 'start',
      rowGap: '0',
      '& img': { mb: '4' },
      '& > div': { display: 'contents' },
    },
  }),
  text: css({ flex: '[1 1 16rem]', minWidth: '[0]' }),
  title: css({ mb: '3', fontSize: { base: '[min(11vw, 2.5rem)]', xl: '[min(3.4vw, 3rem)]' } }),
  /** The agreement, with the paper that proves it */
  terms: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    gap: '8',
    alignItems: { lg: 'center' },
    // Room for the frames behind it; large text takes it on a phone.
    '& > article': {
      mb: '5',
      marginInline: {
        base: '[clamp(-1.25rem, 100vw - 20rem, 0rem) clamp(-0.25rem, 100vw - 20rem, 1rem)]',
        md: '[0 1rem]',
      },
    },
  }),
  agreement: css({ mt: '4' }),
}

interface BenefitProps {
  id: (typeof OWN)[number] | 'brands'
  className?: string
}

function Benefit({ id, className }: BenefitProps) {
  const t = useT()
  return (
    <div className={cx(styles.benefit, className)}>
      <Art name={`benefit-${id}`} src={pictures[`../../content/art/benefit-${id}.svg`]} />
      <div className={styles.text}>
        <Heading level={3} variant="display3" className={styles.title}>
          {t(`forInfluencersPage.benefits.${id}.title`)}
        </Heading>
        <Prose variant="lead">{t(`forInfluencersPage.benefits.${id}.description`)}</Prose>
      </div>
    </div>
  )
}

/**
 * What creators get: from us, together with a brand, and from the brand in writing; a creator who
 * has typed their name has signed the paper.
 */
export function Benefits({ handle }: { handle: string | undefined }) {
  const t = useT()
  return (
    <Bounds>
      <Heading level={2} className={styles.heading}>
        {t('forInfluencersPage.benefitsTitle')}
      </Heading>
      <OverlappingPanels
        layout="across"
        creator={
          <div className={styles.own}>
            {OWN.map((id) => (
              <Benefit key={id} id={id} className={styles.inRow} />
            ))}
          </div>
        }
        overlap={<Benefit id="brands" />}
        brand={
          <div className={styles.terms}>
            <div>
              <Heading level={3} variant="display3" className={styles.title}>
                {t('forInfluencersPage.benefits.terms.title')}
              </Heading>
              <Prose variant="lead">{t('forInfluencersPage.benefits.terms.description')}</Prose>
              <Prose variant="lead" className={styles.agreement}>
                {t('forInfluencersPage.agreement')}
              </Prose>
            </div>
            <Sheet of="clause">
              <Signatures creator={handle} />
            </Sheet>
          </div>
        }
      />
    </Bounds>
  )
}
