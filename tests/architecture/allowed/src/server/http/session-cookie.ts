export const sessionCookie = 'session-cookie'
