import type { AlreadyDone } from '#shared/assistant/sentence.ts'
import type { Child } from '#shared/children/contract.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useAlreadyText } from './use-proposal-texts.ts'

interface AlreadyRowProps {
  already: AlreadyDone
  family: readonly Child[]
}

/** Renders what is checked in already: it was understood, and there is nothing to record. */
export function AlreadyRow({ already, family }: AlreadyRowProps) {
  const textOf = useAlreadyText(family)
  return (
    <li
      data-already=""
      className="flex items-center gap-3 border-x-[1.5px] border-transparent px-3 py-1 text-small text-text-2"
    >
      <span className="grid w-13 shrink-0 place-items-center text-leaf">
        <Icon name="check" size={22} />
      </span>
      <span className="min-w-0 wrap-anywhere">{textOf(already)}</span>
    </li>
  )
}
