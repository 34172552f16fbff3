import type { QueryResult } from 'pg'
import { isUnread } from './prepared.ts'

/** Sends a statement and waits for its answer. */
export type Send = (text: string, values: readonly unknown[]) => Promise<QueryResult>

const nothing: QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }

/**
 * Talks with PostgreSQL over one connection in fewer turns: within a transaction its begin goes along with the first
 * statement, and what nobody reads goes along with the next one, at the latest with the commit. Whatever of it failed is
 * told by the next statement that is waited for; the server itself has done nothing more since.
 */
export const conversationOver = (send: Send): Send => {
  let begins = false
  let isOpen = false
  let ahead: Promise<QueryResult>[] = []

  const sendAhead = (text: string, values: readonly unknown[]) => {
    const sent = send(text, values)
    sent.catch(() => undefined)
    ahead.push(sent)
    return nothing
  }
  const sendAndWait = async (text: string, values: readonly unknown[]) => {
    const sent = send(text, values)
    if (ahead.length === 0) return sent
    const before = ahead
    ahead = []
    sent.catch(() => undefined)
    await Promise.all(before)
    return sent
  }
  return async (text, values) => {
    if (text === 'begin') {
      begins = true
      return nothing
    }
    if (begins) {
      begins = false
      isOpen = true
      sendAhead('begin', [])
    }
    if (isOpen && isUnread(text)) return sendAhead(text, values)
    if (text === 'commit' || text === 'rollback') isOpen = false
    // What is taken back may have failed.
    if (text === 'rollback') ahead = []
    return sendAndWait(text, values)
  }
}
