import { keepToastsOpen } from '../support/keep-toasts-open.ts'
import { titleOfPost } from '../support/posts.ts'
import { textsIn } from '../support/texts.ts'
import { expect, test, visit } from './fixtures.ts'
import { toast } from './locators.ts'
import type { Page } from './page-object.ts'

const t = textsIn('en')

const item = (page: Page, name: string) => page.role('menuitem', new RegExp(`^${name}`))

test(
  'the menu of a post by pointer: the submenu opens on hover, copying a link shows a toast',
  visit(async ({ page }) => {
    await page.open('/en/blog')
    await page.role('button', t('blogPage.menu.label', { title: titleOfPost(t) })).click()
    await item(page, t('blogPage.menu.share')).hover()
    await expect.poll(item(page, 'LinkedIn').count).toBe(1)
    await item(page, 'LinkedIn').hover()
    await expect.poll(() => item(page, 'LinkedIn').attribute('data-highlighted')).not.toBeNull()

    await page.evaluate(keepToastsOpen)
    await item(page, t('blogPage.menu.copyLink')).click()
    // A browser may forbid it.
    const answers = new RegExp(`${t('blogPage.menu.linkCopied')}|${t('ui.copyFailed')}`)
    await expect.poll(toast(page).text).toMatch(answers)
  }),
)
