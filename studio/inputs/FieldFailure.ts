import { styled } from 'styled-components'
import { Failure } from '../actions/form-parts'

/** What is wrong with a field, under its input, in the Studio's size of text. */
export const FieldFailure = styled(Failure)`
  margin-block-start: 0.75rem;
  font-size: 0.8125rem;
`
