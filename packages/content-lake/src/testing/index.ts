export * from './fixture'
export * from './lake'
