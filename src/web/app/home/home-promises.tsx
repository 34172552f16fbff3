import type { Child } from '#shared/children/contract.ts'
import { PromiseCard, type PromiseCardProps } from './promise-card.tsx'
import { PromisesButton } from './promises-button.tsx'

/** Renders what was promised to a child, and a button that counts what was promised to `others`. */
export function HomePromises({ others = [], ...props }: PromiseCardProps & { others?: readonly Child[] | undefined }) {
  return (
    <PromiseCard
      {...props}
      aside={<PromisesButton form="pictures" user={props.user} family={others} className="-my-0.5" />}
    />
  )
}
