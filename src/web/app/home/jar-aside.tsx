import type { ChildScreenProps } from '#web/lib/screen.ts'
import { JarPanel } from './jar-panel.tsx'
import { Week } from './week.tsx'

/** The right panel of a wide window: the jar and the week of the chosen child. */
export function JarAside(props: ChildScreenProps) {
  return (
    <div className="grid gap-4">
      <JarPanel {...props} shape="tall" />
      <Week child={props.child} />
    </div>
  )
}
