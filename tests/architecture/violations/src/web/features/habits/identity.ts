// caught by eslint(no-restricted-properties): is not available over plain http
export const id = crypto.randomUUID()
