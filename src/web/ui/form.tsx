import type { FormHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
  ref: Ref<HTMLFormElement>
  /** Whether an answer is awaited; nothing is sent meanwhile. */
  pending: boolean
  /** Hears the button that was pressed. */
  onSubmit: (button: HTMLElement | null) => void
}

/** The frame of a form whose fields the app judges, not the browser. */
export function Form({ pending, onSubmit, ...form }: FormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) onSubmit(event.nativeEvent.submitter)
      }}
    />
  )
}

const atFoot = [
  '[@media(min-height:30rem)]:in-data-sheet:sticky in-data-sheet:bottom-0 in-data-sheet:z-10 in-data-sheet:-mx-5',
  'in-data-sheet:border-t in-data-sheet:border-line in-data-sheet:bg-surface in-data-sheet:px-5 in-data-sheet:pt-3',
  'in-data-sheet:pb-[max(1rem,env(safe-area-inset-bottom))]',
].join(' ')

/** The buttons a form ends with. In a dialog they stay in sight while its fields scroll, where there is room for both. */
export function FormEnd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div data-form-end="" className={classNames('grid gap-2', atFoot, className)}>
      {children}
    </div>
  )
}
