/** One value of an answer that comes as a list a column: each list is as long as the others. */
export function columnCell<Value>(column: Value[] | null, index: number): Value {
  const value = column?.[index];
  if (value === undefined) throw new Error('The columns of an answer differ in length');
  return value;
}
