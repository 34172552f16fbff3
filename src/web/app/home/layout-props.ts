import type { ChildScreenProps } from '#web/lib/screen-props.ts'

/** The props of a layout of home. */
export type LayoutProps = ChildScreenProps & {
  /** The title of today's habits. */
  title: string
}
