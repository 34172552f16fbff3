import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SentencePlace } from './deferred-sections.tsx'

/**
 * Renders the field for what happened in a header, where it keeps its height: it grows over what is below, and is one line
 * again without the focus, whatever was written.
 */
export const SentenceInHeader = ({ className, ...props }: ChildScreenProps & { className: string }) => (
  <div
    className={classNames(
      'relative h-12 not-focus-within:[&_textarea]:max-h-11.25 not-focus-within:[&_textarea]:overflow-hidden not-focus-within:[&_textarea]:mask-r-from-85% not-focus-within:[&_textarea]:whitespace-nowrap',
      className,
    )}
  >
    <div className="absolute inset-x-0 top-0 z-10 rounded-[1.5rem] has-[textarea:focus]:shadow-float">
      <SentencePlace {...props} />
    </div>
  </div>
)
