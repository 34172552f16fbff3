export const hostCookie = 'host-cookie'
