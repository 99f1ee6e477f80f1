import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  type InquiryAttempt,
  type InquiryInput,
  type InquiryResponse,
  inquiryMachine,
} from '../../src/machines/inquiry.machine.ts'
import { Requests } from '../support/model.ts'

const VALUES = { name: 'Anna', message: 'Hello' }

function startInquiry(input: Partial<InquiryInput> = {}) {
  const post = new Requests<InquiryResponse, InquiryAttempt>()
  const actor = createActor(inquiryMachine.provide({ actors: { post: post.logic } }), {
    input: { createKey: () => 'new-key', ...input },
  })
  return { actor: actor.start(), post }
}

it('aborts the request when the visitor leaves', () => {
  const { actor, post } = startInquiry()
  actor.send({ type: 'inquiry.submit', values: VALUES })
  actor.stop()
  expect(post.made.map(({ signal }) => signal.aborted)).toEqual([true])
})

it('keeps the key of an inquiry that was sent before the page was left and is sent again', () => {
  const { actor, post } = startInquiry({ attempt: { key: 'old-key', values: VALUES } })
  actor.send({ type: 'inquiry.submit', values: { ...VALUES } })
  expect(post.made.map(({ input }) => input.key)).toEqual(['old-key'])
})

it('takes a field that was added or emptied for another inquiry', () => {
  const { actor, post } = startInquiry({ attempt: { key: 'old-key', values: VALUES } })
  actor.send({ type: 'inquiry.submit', values: { ...VALUES, profileLink: '@anna' } })
  expect(post.made.map(({ input }) => input.key)).toEqual(['new-key'])
})
