/** Whether a form is being submitted again and has sent nothing yet. */
let isResubmitting = false

/** Submits a form again; resolves to whether it sent anything, or to null if it is no longer there. */
export const resubmitForm = async (form: HTMLFormElement): Promise<boolean | null> => {
  // It ignores submits until it is rendered with the failure, which the mutation's observers learn in a timer.
  await new Promise((resolve) => setTimeout(resolve))
  // A screen that was left and opened again has the form anew.
  const current = form.isConnected ? form : document.forms.namedItem(form.id)
  if (!current) return null
  isResubmitting = true
  current.requestSubmit()
  const isSent = !isResubmitting
  isResubmitting = false
  return isSent
}

/** Records that a form sends something; returns whether it was submitted again. */
export const takeResubmission = (): boolean => {
  const isResubmission = isResubmitting
  isResubmitting = false
  return isResubmission
}
