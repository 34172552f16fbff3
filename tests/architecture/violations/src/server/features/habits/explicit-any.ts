// caught by typescript(no-explicit-any):
export type Anything = any
