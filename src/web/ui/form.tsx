import type { FormHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'form'> & {
  /** The state of the form, from `useForm`. */
  form: { ref: Ref<HTMLFormElement> }
  /** Ignores submits while true. */
  pending: boolean
  /** Called with the submit button that was used. */
  onSubmit: (button: HTMLElement | null) => void
}

let submitted: HTMLFormElement | null = null

/** Returns the form whose `onSubmit` is running, if any. */
export const findSubmittedForm = (): HTMLFormElement | null => submitted

/** Renders a form without native validation. */
export function Form({ form: { ref }, pending, onSubmit, ...props }: FormProps) {
  return (
    <form
      {...props}
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (pending) return
        submitted = event.currentTarget
        onSubmit(event.nativeEvent.submitter)
        submitted = null
      }}
    />
  )
}

const stickyInDialogClasses = [
  '[@media(min-height:30rem)]:in-data-sheet:sticky in-data-sheet:bottom-0 in-data-sheet:z-10 in-data-sheet:-mx-5',
  'in-data-sheet:border-t in-data-sheet:border-line in-data-sheet:bg-surface in-data-sheet:px-5 in-data-sheet:pt-3',
  'in-data-sheet:pb-[max(1rem,env(safe-area-inset-bottom))]',
  // What scrolls below them fades out; at the end the fade lies in the gap above them.
  '[@media(min-height:30rem)]:in-data-sheet:before:absolute before:pointer-events-none before:inset-x-0 before:bottom-full',
  'before:h-5 before:bg-linear-to-t before:from-surface before:to-transparent',
].join(' ')

interface FormButtonsProps {
  /** Whether the two stand side by side. */
  areBeside?: boolean
  children: ReactNode
}

/** Renders the buttons of a form; in a tall enough dialog they stick to its bottom edge. */
export function FormButtons({ areBeside = false, children }: FormButtonsProps) {
  return (
    <div
      data-form-end=""
      className={classNames('grid gap-2', areBeside ? 'grid-cols-2' : 'grid-cols-1', stickyInDialogClasses)}
    >
      {children}
    </div>
  )
}
