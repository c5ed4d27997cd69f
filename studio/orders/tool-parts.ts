import { styled } from 'styled-components'

// The pages of the shop's own tools.

export const Page = styled.main`
  height: 100%;
  overflow: auto;
  padding: 1.5rem;
  font:
    0.875rem/1.5 system-ui,
    sans-serif;
  color: var(--card-fg-color);
  background: var(--card-bg-color);
  h1 {
    margin: 0 0 1rem;
    font-size: 1.5rem;
  }
  a {
    color: var(--card-link-color);
  }
  ul {
    padding-inline-start: 1.25rem;
  }
`
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: end;
  margin-block: 0.75rem;
`
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption {
    padding-block: 0.5rem;
    text-align: start;
    font-weight: 600;
  }
  th,
  td {
    padding: 0.5rem;
    border-bottom: 1px solid var(--card-border-color);
    text-align: start;
    vertical-align: top;
  }
  .number {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`
export const Scroll = styled.div`
  overflow-x: auto;
`
export const Muted = styled.span`
  color: var(--card-muted-fg-color);
`
export const Late = styled.strong`
  display: inline-block;
  margin-inline-end: 0.25rem;
  padding: 0 0.375rem;
  border-radius: 3px;
  color: #fff;
  background: #b3261e;
`
export const Box = styled.section`
  margin-block: 1rem;
  padding: 1rem;
  border: 1px solid var(--card-border-color);
  border-radius: 4px;
`
