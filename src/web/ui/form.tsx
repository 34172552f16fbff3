import type { FormHTMLAttributes, Ref } from 'react'

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
