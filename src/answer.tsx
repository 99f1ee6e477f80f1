import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { createActor } from 'xstate'
import type { FormAnswer, RenderAnswer } from './contact/form-answer.ts'
import { documentTitle } from './i18n/document-title.ts'
import { loadAllWords } from './i18n/load-words.ts'
import { pagePath } from './i18n/location.ts'
import { createTranslate } from './i18n/t.ts'
import { textOf } from './layout/toaster/toast.ts'
import { languageMachine } from './machines/language.machine.ts'
import { AnswerPage } from './pages/contact/answer-page.tsx'
import { failureTexts } from './pages/contact/inquiry-toasts.ts'
import { createAppRouter } from './router.ts'
import { Route as contact } from './routes/$lang/contact.tsx'

/**
 * The answer to a form that was sent without JavaScript, as a page of the site. The server loads
 * this module from the build. The page carries no script: what needs one is not shown.
 */

function Answer() {
  const { answer } = contact.useRouteContext()
  return answer && <AnswerPage {...answer} />
}

/** The answer stands where the contact page stands. */
contact.update({
  component: Answer,
  head: ({ match: { context } }) => ({
    meta: [
      ...(context.answer ? [{ title: titleOf(context.answer) }] : []),
      { name: 'robots', content: 'noindex' },
    ],
  }),
})

function titleOf({ submission, failure }: FormAnswer): string {
  const t = createTranslate(submission.language)
  const what = failure ? textOf(failureTexts(failure).title, t) : t('contactPage.received.title')
  return documentTitle(t, what)
}

export const renderAnswer: RenderAnswer = async (answer) => {
  await loadAllWords()
  const path = pagePath(answer.submission.language, 'contact')
  const router = createAppRouter({
    language: createActor(languageMachine, {
      input: { pathname: path, saved: null, browser: undefined },
    }),
    answer,
  })
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    scrollRestoration: false, // it would take a script
  })
  router.ssr = { manifest: { routes: { __root__: { css: [...__STYLESHEETS__] } } } }
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return `<!doctype html>${html.replace('<html', '<html data-static=""')}`
}
