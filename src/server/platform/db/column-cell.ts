/** One value of a result with one array per column, all of the same length. */
export function columnCell<Value>(column: Value[] | null, index: number): Value {
  const value = column?.[index];
  if (value === undefined) throw new Error('The columns of an answer differ in length');
  return value;
}
