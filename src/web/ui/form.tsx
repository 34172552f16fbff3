import type { FormHTMLAttributes, ReactNode, Ref } from 'react'

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
].join(' ')

/** Renders the buttons of a form; in a tall enough dialog they stick to its bottom edge. */
export function FormButtons({ children }: { children: ReactNode }) {
  return (
    <div data-form-end="" className={`grid grid-cols-1 gap-2 ${stickyInDialogClasses}`}>
      {children}
    </div>
  )
}
