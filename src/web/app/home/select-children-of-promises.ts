import { maxOtherChildren } from '#shared/home/requests.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'

/** Returns the children whose promises home counts: in larger families only the selected one, because those of the others are not embedded in the page. */
export const selectChildrenOfPromises = ({ family, child }: Pick<ChildScreenProps, 'child' | 'family'>) =>
  family.length <= maxOtherChildren + 1 ? family : [child]
