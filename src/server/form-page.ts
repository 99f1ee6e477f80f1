import { randomUUID } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { INQUIRIES_PATH, type Submission } from '../contact/api.ts'
import {
  FIELD_LIMITS,
  FIELD_NAMES,
  type FieldName,
  type ProblemCode,
} from '../contact/inquiry-fields.ts'
import { missingFieldsText, problemText } from '../contact/problem-text.ts'
import { documentTitle } from '../i18n/document-title.ts'
import { factsFor } from '../i18n/facts.ts'
import { languageEntry } from '../i18n/languages.ts'
import { pagePath } from '../i18n/location.ts'
import { createTranslate, type Translate } from '../i18n/t.ts'
import { type Failure, type Outcome, STATUS_OF } from './problem.ts'
import { keyForCorrection } from './submission.ts'

/**
 * The page that answers a form sent without JavaScript: thanks, or the form again with everything
 * that was typed. Class names: `answer`, `answer-notice`, `answer-field`, `answer-error`,
 * `answer-privacy`.
 */

export interface PageAnswer {
  submission: Submission
  outcome: Outcome
  stylesheet: string | undefined
  /** A token for the form when it is shown again */
  token: string
}

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

export async function pageAnswer(answer: PageAnswer): Promise<Response> {
  const { submission, outcome, stylesheet } = answer
  const t = createTranslate(submission.language)
  const title = outcome.ok
    ? t('contactPage.received.title')
    : t(`contactPage.formTitles.${submission.type}`)
  const body = outcome.ok ? received(t, submission) : formAgain(t, answer, outcome.failure)

  const page = await html`<!doctype html>
<html lang="${languageEntry(submission.language).tag}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${documentTitle(t, title)}</title>
    ${stylesheet ? html`<link rel="stylesheet" href="${stylesheet}" />` : ''}
  </head>
  <body>
    <main class="answer">
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html> `
  return new Response(page.toString(), {
    status: outcome.ok ? 201 : STATUS_OF[outcome.failure.code],
    headers: { ...PAGE_HEADERS, ...(outcome.ok ? {} : outcome.failure.headers) },
  })
}

const received = (t: Translate, { language }: Submission): Markup => html`
  <p>${t('contactPage.success.description')}</p>
  <p><a href="${pagePath(language, '')}">${t('contactPage.received.back')}</a></p>
`

function formAgain(t: Translate, { submission, token }: PageAnswer, failure: Failure): Markup {
  const { type, language, event, website } = submission
  const key = keyAfter(failure, submission.key)
  const notice = noticeOf(t, failure)
  const fields = FIELD_NAMES.filter((name) => name !== 'profileLink' || type === 'influencer')

  return html`
    <div class="answer-notice" role="alert">
      <p><strong>${notice.title}</strong></p>
      <p>${notice.description}</p>
    </div>
    <form method="post" action="${INQUIRIES_PATH}">
      ${Object.entries({ key, type, language, token, event, website }).map(([name, value]) =>
        value ? html`<input type="hidden" name="${name}" value="${value}" />` : '',
      )}
      ${fields.map((name) =>
        field(t, { name, value: submission[name] ?? '', problem: failure.fields?.[name] }),
      )}
      <p class="answer-privacy">${t('contactPage.privacy', factsFor(language))}</p>
      <button type="submit">${t(`contactPage.buttons.${type}`)}</button>
    </form>
  `
}

/** Where the words may have been stored, the key stays: sending them again is then safe. */
function keyAfter({ code }: Failure, key: string): string {
  if (code === 'keyReused') return randomUUID()
  return code === 'invalid' ? keyForCorrection(key) : key
}

interface FieldView {
  name: FieldName
  value: string
  problem: ProblemCode | undefined
}

const INPUT_ATTRIBUTES = {
  name: 'type="text" autocomplete="name"',
  email: 'type="text" inputmode="email" autocomplete="email"',
  profileLink: 'type="text" inputmode="url" autocapitalize="none"',
  message: 'rows="8"',
} as const satisfies Record<FieldName, string>

function field(t: Translate, { name, value, problem }: FieldView): Markup {
  const errorId = `${name}-error`
  const attributes = html`id="${name}" name="${name}" ${raw(INPUT_ATTRIBUTES[name])}
    maxlength="${FIELD_LIMITS[name]}" required
    ${problem ? html`aria-invalid="true" aria-describedby="${errorId}"` : ''}`

  return html`
    <div class="answer-field">
      <label for="${name}">${t(`contactPage.fields.${name}`)}</label>
      ${
        name === 'message'
          ? // A parser drops the first line break of a textarea.
            html`<textarea ${attributes}>${raw('\n')}${value}</textarea>`
          : html`<input ${attributes} value="${value}" />`
      }
      ${problem ? html`<p class="answer-error" id="${errorId}">${problemText(t, name, problem)}</p>` : ''}
    </div>
  `
}

function noticeOf(t: Translate, { code, fields, headers }: Failure) {
  if (code === 'invalid') {
    return {
      title: t('contactPage.errors.title'),
      description: t(missingFieldsText(fields ?? {}) ?? 'contactPage.failure.rejected.description'),
    }
  }
  if (code === 'tooMany') {
    const minutes = Math.ceil(Number(headers?.['retry-after'] ?? 60) / 60)
    return {
      title: t('contactPage.failure.tooMany.title'),
      description: t('contactPage.failure.tooMany.description', { minutes }),
    }
  }
  return {
    title: t('contactPage.failure.retryable.title'),
    description: t('contactPage.failure.retryable.description'),
  }
}
