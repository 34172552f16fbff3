/** State of the history for the chat when it is opened to write a question: its field gets the focus. */
export const askState = { asks: true } as const
