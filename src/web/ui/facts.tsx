import { Fragment } from 'react'

/** Renders short facts in one line, with dots between them; a line breaks between two facts rather than within one. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, n) => (
    <Fragment key={fact}>
      {n > 0 && ' '}
      <span className="inline-block text-balance">{n < facts.length - 1 ? `${fact} ·` : fact}</span>
    </Fragment>
  ))
}
