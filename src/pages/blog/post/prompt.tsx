import { css } from '@styled/css'
import { type ComponentProps, useRef } from 'react'
import { useT } from '../../../i18n/use-t.ts'
import { toast } from '../../../layout/toaster/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'

const styles = {
  prompt: css({ bg: 'sunken', borderRadius: 'lg', padding: 'panel' }),
  text: css({ fontFamily: 'code', textStyle: 'small', whiteSpace: 'pre-wrap', mb: '5' }),
  button: css({ _noScript: { display: 'none' }, _print: { display: 'none' } }),
}

/** A prompt that can be copied; where the browser forbids it, it is selected, to be copied by hand. */
export function Prompt({ children }: ComponentProps<'pre'>) {
  const t = useT()
  const text = useRef<HTMLPreElement>(null)
  const copy = async () => {
    const { current: element } = text
    if (!element) return
    if (await copyText(element.textContent)) {
      toast.success({ title: 'blogPage.article.promptCopied' })
    } else {
      getSelection()?.selectAllChildren(element)
      toast.error({ title: 'ui.copyFailed' })
    }
  }
  return (
    <div className={styles.prompt}>
      <pre ref={text} className={styles.text}>
        {children}
      </pre>
      <Button size="sm" tone="line" onClick={copy} className={styles.button}>
        {t('blogPage.article.copyPrompt')}
      </Button>
    </div>
  )
}
