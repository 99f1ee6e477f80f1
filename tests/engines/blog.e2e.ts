import { titleOfPost } from '../support/posts.ts'
import { stretchLongTimers } from '../support/stretch-long-timers.ts'
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

    await page.evaluate(stretchLongTimers)
    await item(page, t('blogPage.menu.copyLink')).click()
    // A browser may forbid it.
    const answers = new RegExp(`${t('blogPage.menu.linkCopied')}|${t('ui.copyFailed')}`)
    await expect.poll(toast(page).text).toMatch(answers)
  }),
)

test(
  'a link is copied where the clipboard is not for pages: on plain http',
  visit(async ({ page }) => {
    await page.open('/en/blog')
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
      addEventListener('copy', ({ clipboardData }) => {
        // Without a selection Safari before 18.4 sends no event.
        document.title = `${getSelection()?.type} ${clipboardData?.getData('text/plain')}`
      })
    })
    await page.role('button', t('blogPage.menu.label', { title: titleOfPost(t) })).click()
    await page.evaluate(stretchLongTimers)
    await item(page, t('blogPage.menu.copyLink')).click()
    await expect.poll(toast(page).text).toContain(t('blogPage.menu.linkCopied'))
    expect(await page.evaluate(() => document.title)).toMatch(/^Range http.+\/en\/blog\//)
    expect(await page.evaluate(() => getSelection()?.type)).not.toBe('Range')
  }),
)
