import { MomentsScreen } from '#web/features/moments/moments-screen.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { chooseChild } from './current-child.ts'

/** Renders the moments of the selected child, from which another one can be selected. */
export function MomentsPage(props: ChildScreenProps) {
  return <MomentsScreen {...props} onChooseChild={chooseChild} />
}
