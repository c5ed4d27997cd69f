export { destinations } from './destinations'
export { policies } from './policies'
export { posts } from './posts'
