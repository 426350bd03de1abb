; Shifts of sets of cells by a number that is not known beforehand, under the names by which LLVM calls them.
define void @__lshrti3(ptr %out, i64 %lo, i64 %hi, i32 %n) {
  %w = zext i32 %n to i64
  %m = and i64 %w, 63
  %inv = xor i64 %m, 63
  %a = lshr i64 %lo, %m
  %b = shl i64 %hi, 1
  %c = shl i64 %b, %inv
  %d = or i64 %a, %c
  %e = lshr i64 %hi, %m
  %big = icmp uge i32 %n, 64
  %l = select i1 %big, i64 %e, i64 %d
  %h = select i1 %big, i64 0, i64 %e
  store i64 %l, ptr %out
  %p = getelementptr i64, ptr %out, i64 1
  store i64 %h, ptr %p
  ret void
}
define void @__ashlti3(ptr %out, i64 %lo, i64 %hi, i32 %n) {
  %w = zext i32 %n to i64
  %m = and i64 %w, 63
  %inv = xor i64 %m, 63
  %a = shl i64 %hi, %m
  %b = lshr i64 %lo, 1
  %c = lshr i64 %b, %inv
  %d = or i64 %a, %c
  %e = shl i64 %lo, %m
  %big = icmp uge i32 %n, 64
  %h = select i1 %big, i64 %e, i64 %d
  %l = select i1 %big, i64 0, i64 %e
  store i64 %l, ptr %out
  %p = getelementptr i64, ptr %out, i64 1
  store i64 %h, ptr %p
  ret void
}
