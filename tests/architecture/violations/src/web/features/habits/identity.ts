// caught by eslint(no-restricted-properties): does not exist on a home network
export const id = crypto.randomUUID()
