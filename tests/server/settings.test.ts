import { describe, expect, test } from 'vitest'
import { BadSettingsError, readSettings } from '../../src/server/settings.ts'

const settingsError = (environment: Record<string, string>): string => {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof BadSettingsError) return error.message
    throw error
  }
  return ''
}

describe('settings', () => {
  test('are read', () => {
    expect(
      readSettings({
        PORT: '8080',
        DATABASE_URL: 'postgres://duet@%2Frun%2Fpostgresql/duet',
        SMTP_URL: 'smtps://user:secret@mail.example:465',
        MAIL_TO: 'hello@duet.example',
        SITE_ORIGINS: 'https://duet.example, https://www.duet.example',
        TRUSTED_PROXIES: '1',
        RETENTION_DAYS: '90',
      }),
    ).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://duet@%2Frun%2Fpostgresql/duet',
      mail: {
        smtpUrl: 'smtps://user:secret@mail.example:465',
        to: 'hello@duet.example',
        from: 'hello@duet.example',
      },
      ownOrigins: ['https://duet.example', 'https://www.duet.example'],
      trustedProxies: 1,
      retentionDays: 90,
    })
  })
})

const urlFor = (url: string) => readSettings({ DATABASE_URL: url }).databaseUrl

describe('a database on another machine', () => {
  test.each(['postgres://duet@db.example/duet', 'postgresql://duet@10.0.0.5:5432/duet'])(
    '%s is spoken to with TLS only, and must prove its name',
    (url) => expect(urlFor(url)).toBe(`${url}?sslmode=verify-full`),
  )

  test.each(['require', 'verify-ca', 'no-verify'])('may ask for TLS its own way: %s', (mode) => {
    const url = `postgres://duet@db.example/duet?sslmode=${mode}`
    expect(urlFor(url)).toBe(url)
  })

  test.each(['disable', 'allow', 'prefer'])('is refused without TLS: %s', (mode) => {
    const url = `postgres://duet:secret@db.example/duet?sslmode=${mode}`
    const message = settingsError({ DATABASE_URL: url })
    expect(message).toContain('DATABASE_URL: expected sslmode=verify-full')
    expect(message).not.toContain('secret')
  })
})

test.each([
  'postgres://duet@localhost/duet',
  'postgres://duet@127.0.0.1:5433/duet',
  'postgres://duet@[::1]/duet',
  'postgres://duet@%2Frun%2Fpostgresql/duet',
  'postgres:///duet?host=/run/postgresql',
])('a database on this machine is spoken to without TLS: %s', (url) =>
  expect(urlFor(url)).toBe(url),
)

describe('a bad setting', () => {
  test.each([
    ['PORT', 'eighty', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '3000.5', 'a whole number from 0 to 65535'],
    ['PORT', '\t', 'a whole number from 0 to 65535'],
    ['PORT', '0x50', 'a whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://root:secret@host/db', 'a URL like postgres://'],
    ['DATABASE_URL', 'secret', 'a URL like postgres://'],
    ['DATABASE_URL', 'postgres://root:secret@%zz/db', 'a URL like postgres://'],
    ['SMTP_URL', 'https://user:secret@host', 'a URL like smtps://'],
    ['MAIL_TO', 'secret', 'an e-mail address'],
    ['MAIL_FROM', 'Duet <secret@duet.example>', 'an e-mail address'],
    ['SITE_ORIGINS', 'https://duet.example/secret', 'origins separated by commas'],
    ['RATE_LIMIT', '-5', 'a whole number from 1 to 1000000'],
    ['RETENTION_DAYS', '181', 'a whole number from 2 to 180'],
  ])('%s=%s is named with what is expected, without its value', (name, value, expected) => {
    const message = settingsError({ [name]: value })
    expect(message).toContain(`${name}: expected ${expected}`)
    expect(message).not.toContain(value)
    expect(message).not.toContain('secret')
  })

  test('every bad setting is named, not only the first', () => {
    const message = settingsError({ PORT: 'x', MAIL_TO: 'y' })
    expect(message.split('\n')).toHaveLength(2)
  })

  test('SMTP_URL without MAIL_TO is refused', () => {
    expect(settingsError({ SMTP_URL: 'smtp://localhost' })).toContain('MAIL_TO: expected')
  })
})
